// How a server is set up: flags, the environment, and defaults that work.
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LOG_LEVELS, type LogLevel } from './ops/logging.ts';

export interface Config {
  /** Where it listens. */
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** The folder of everything that is kept. */
  readonly data: string;
  /** The address under which others know it, where a proxy stands before it. */
  readonly publicUrl: string | undefined;
  /** Addresses of proxies whose word counts; false for none. */
  readonly trustProxy: string | false;
  readonly logLevel: LogLevel;
  /** Requests to the API a minute from one address, 0 for no limit. */
  readonly requestLimit: number;
  /** New sockets a minute from one address, 0 for no limit. */
  readonly socketLimit: number;
  /** Connections at once. */
  readonly connections: number;
  /** What whoever reads /metrics from elsewhere must show. */
  readonly metricsToken: string | undefined;
  /** The folder of the built page; without one the server answers programs alone. */
  readonly page: string | undefined;
}

/** Something that whoever starts the server can mend. */
export class ConfigError extends Error {}

interface Setting {
  readonly shown: string;
  readonly about: string;
  readonly default?: string;
}

/** Every setting by its flag; the name in the environment is EMINENT_ and the flag in capitals. */
export const SETTINGS = {
  host: {
    shown: 'NAME',
    about: 'address to listen on; 0.0.0.0 for the whole network',
    default: 'localhost',
  },
  port: { shown: 'N', about: 'port to listen on', default: '4173' },
  data: { shown: 'FOLDER', about: 'where everything is kept' },
  'public-url': { shown: 'URL', about: 'the address under which others reach it through a proxy' },
  'trust-proxy': {
    shown: 'LIST',
    about: 'addresses of proxies whose X-Forwarded headers count, or none',
    default: 'loopback',
  },
  'log-level': { shown: 'LEVEL', about: LOG_LEVELS.join(', '), default: 'info' },
  'request-limit': {
    shown: 'N',
    about: 'requests a minute from one address, 0 for no limit',
    default: '600',
  },
  'socket-limit': {
    shown: 'N',
    about: 'new sockets a minute from one address, 0 for no limit',
    default: '120',
  },
  connections: { shown: 'N', about: 'connections at once', default: '25000' },
  'metrics-token': { shown: 'TEXT', about: 'opens /metrics for whoever is not on this machine' },
} as const satisfies Readonly<Record<string, Setting>>;
export type SettingName = keyof typeof SETTINGS;

export type Environment = Readonly<Record<string, string | undefined>>;

/** EMINENT_PUBLIC_URL for public-url. */
export function environmentName(name: string): string {
  return `EMINENT_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** Where a person's programs keep what they keep, by the custom of the system. */
export function defaultDataFolder(
  platform: string = process.platform,
  env: Environment = process.env,
): string {
  const home = homedir();
  if (platform === 'win32')
    return join(env['LOCALAPPDATA'] ?? join(home, 'AppData/Local'), 'Eminent');
  if (platform === 'darwin') return join(home, 'Library/Application Support/Eminent');
  return join(env['XDG_DATA_HOME'] ?? join(home, '.local/share'), 'eminent');
}

/** The settings as a help text lists them. */
export function settingsHelp(): string {
  const flags = Object.entries<Setting>(SETTINGS).map(
    ([name, { shown, about, default: usual }]) => {
      const told = name === 'data' ? defaultDataFolder() : usual;
      return [`--${name} ${shown}`, told === undefined ? about : `${about} (${told})`] as const;
    },
  );
  const width = Math.max(...flags.map(([flag]) => flag.length));
  return flags.map(([flag, about]) => `  ${flag.padEnd(width)}  ${about}`).join('\n');
}

type Values = Partial<Record<SettingName, string>>;

/** What the flags of a command line say. Others are refused. */
export function readFlagsOf(args: readonly string[]): Values {
  const options = Object.fromEntries(
    Object.keys(SETTINGS).map((name) => [name, { type: 'string' as const }]),
  );
  try {
    return parseArgs({ args: [...args], options }).values as Values;
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

/** A configuration from flags, else the environment, else the defaults; throws a ConfigError that says what is wrong. */
export function readConfig(flags: Values = {}, env: Environment = process.env): Config {
  const text = (name: SettingName): string | undefined => {
    const setting: Setting = SETTINGS[name];
    const found = flags[name] ?? env[environmentName(name)];
    return found === undefined || found === '' ? setting.default : found;
  };
  const number = (name: SettingName, most: number) => wholeOf(name, text(name) ?? '', most);
  const trusted = text('trust-proxy') ?? 'none';
  return {
    host: text('host') ?? 'localhost',
    port: number('port', 65_535),
    data: resolve(text('data') ?? defaultDataFolder()),
    publicUrl: urlOf(text('public-url')),
    trustProxy: trusted === 'none' ? false : trusted,
    logLevel: levelOf(text('log-level') ?? 'info'),
    requestLimit: number('request-limit', 1e6),
    socketLimit: number('socket-limit', 1e6),
    connections: number('connections', 1e6),
    metricsToken: text('metrics-token'),
    page: undefined,
  };
}

function wholeOf(name: SettingName, text: string, most: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
  throw new ConfigError(`--${name}: expected a whole number from 0 to ${most}.`);
}

function urlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/') {
    return url.origin;
  }
  throw new ConfigError('--public-url: expected an address such as https://games.example.org.');
}

function levelOf(text: string): LogLevel {
  const level = LOG_LEVELS.find((one) => one === text);
  if (level !== undefined) return level;
  throw new ConfigError(`--log-level: expected ${LOG_LEVELS.join(', ')}.`);
}
