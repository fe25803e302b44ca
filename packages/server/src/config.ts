// Server configuration from flags, environment variables and defaults.
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  /** URL of the Redis or Valkey server that connects nodes on one database. */
  readonly redis: string | undefined;
  readonly host: string;
  /** The port; 0 for any free one. */
  readonly port: number;
  /** The data folder. Contains everything unless `database` is set. */
  readonly data: string;
  /** URL of a PostgreSQL database. */
  readonly database: string | undefined;
  /** Serves existing data and refuses changes. */
  readonly readOnly: boolean;
  /** The public URL, without a path. Needed behind a proxy and for mail. */
  readonly publicUrl: string | undefined;
  /** Host names to accept besides those of `host` and `publicUrl`. */
  readonly names: readonly string[];
  /** Proxies whose X-Forwarded headers are trusted; false for none. */
  readonly trustProxy: string | false;
  readonly logLevel: LogLevel;
  /** Requests per minute and client address for routes without their own limit; 0: no limits. */
  readonly requestLimit: number;
  /** New sockets per minute and client address; 0 for no limit. */
  readonly socketLimit: number;
  readonly connections: number;
  /** Targets of push notifications and webhooks: only public HTTPS addresses, or any. */
  readonly targets: 'public' | 'any';
  /** Whether to trace commands with OpenTelemetry. The host must load an SDK. */
  readonly tracing: boolean;
  /** Token required to read /metrics from other machines. */
  readonly metricsToken: string | undefined;
  /** Mail server for account recovery; undefined disables recovery by mail. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** Folder of the built page; undefined for no page. */
  readonly page: string | undefined;
}

const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

const MIN_TOKEN_LENGTH = 16;

/** An invalid setting. Its message is for the person who starts the server. */
export class ConfigError extends Error {}

interface Setting {
  /** The kind of value in the help text, such as `N`. */
  readonly shown: string;
  readonly about: string;
  readonly default?: string;
}

export const SETTINGS = {
  host: {
    shown: 'NAME',
    about: 'address to listen on; 0.0.0.0 for the whole network',
    default: 'localhost',
  },
  port: { shown: 'N', about: 'port to listen on', default: '4173' },
  data: { shown: 'FOLDER', about: 'folder for all data' },
  database: {
    shown: 'URL',
    about:
      'PostgreSQL 15 or newer instead of the data folder, for example postgres://name:password@host/eminent',
  },
  redis: {
    shown: 'URL',
    about: 'Redis that connects several servers on one database, for example redis://host:6379',
  },
  'read-only': {
    shown: 'YES',
    about: 'yes: serve existing data and refuse changes, for example during a migration',
    default: 'no',
  },
  'public-url': { shown: 'URL', about: 'public address of the server behind a proxy' },
  names: {
    shown: 'LIST',
    about: 'additional host names to accept, for example games.lan,nas.local',
  },
  'trust-proxy': {
    shown: 'LIST',
    about: 'addresses of proxies whose X-Forwarded headers are trusted, or none',
    default: 'loopback',
  },
  'log-level': { shown: 'LEVEL', about: LOG_LEVELS.join(', '), default: 'info' },
  'request-limit': {
    shown: 'N',
    about: 'requests per minute and client address, 0 for no limit',
    default: '600',
  },
  'socket-limit': {
    shown: 'N',
    about: 'new sockets per minute and client address, 0 for no limit',
    default: '120',
  },
  connections: { shown: 'N', about: 'maximum number of connections', default: '25000' },
  outgoing: {
    shown: 'TARGETS',
    about: 'public, or any: push and webhooks may also reach the local network, without https',
    default: 'public',
  },
  page: { shown: 'FOLDER', about: 'folder of the built page; none for a server without a page' },
  'smtp-url': {
    shown: 'URL',
    about: 'mail server for account recovery, for example smtps://name:password@mail.example.org',
  },
  'mail-from': { shown: 'ADDRESS', about: 'sender address of mail' },
  tracing: {
    shown: 'YES',
    about: 'yes: trace requests with OpenTelemetry, for a tracer loaded with --import',
    default: 'no',
  },
  'metrics-token': { shown: 'TEXT', about: 'token to read /metrics from other machines' },
} as const satisfies Readonly<Record<string, Setting>>;
export type SettingName = keyof typeof SETTINGS;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings as options for `parseArgs`. */
export const SETTING_OPTIONS = Object.fromEntries(
  Object.keys(SETTINGS).map((name) => [name, { type: 'string' }]),
) as Readonly<Record<SettingName, { type: 'string' }>>;

/** The environment variable of a setting, such as EMINENT_PUBLIC_URL for `public-url`. */
export function environmentName(name: string): string {
  return `EMINENT_${name.toUpperCase().replaceAll('-', '_')}`;
}

function defaultDataFolder(env: Environment): string {
  const home = homedir();
  if (process.platform === 'win32')
    return join(env['LOCALAPPDATA'] ?? join(home, 'AppData/Local'), 'Eminent');
  if (process.platform === 'darwin') return join(home, 'Library/Application Support/Eminent');
  return join(env['XDG_DATA_HOME'] ?? join(home, '.local/share'), 'eminent');
}

/** The absolute path from the flag `given`, the environment, or the default. */
export function dataFolder(given: string | undefined, env: Environment = process.env): string {
  return resolve(given ?? (env['EMINENT_DATA'] || defaultDataFolder(env)));
}

export function settingsHelp(): string {
  const flags = Object.entries<Setting>(SETTINGS).map(
    ([name, { shown, about, default: defaultValue }]) => {
      const shownDefault = name === 'data' ? defaultDataFolder(process.env) : defaultValue;
      return [
        `--${name} ${shown}`,
        shownDefault === undefined ? about : `${about} (${shownDefault})`,
      ] as const;
    },
  );
  const width = Math.max(...flags.map(([flag]) => flag.length));
  return flags.map(([flag, about]) => `  ${flag.padEnd(width)}  ${about}`).join('\n');
}

export type Settings = Readonly<Partial<Record<SettingName, string | undefined>>>;

/** Reads flags, then the environment, then defaults. Throws a ConfigError for a bad setting. */
export function readConfig(flags: Settings = {}, env: Environment = process.env): Config {
  const text = (name: SettingName): string | undefined => {
    const setting: Setting = SETTINGS[name];
    const found = flags[name] ?? env[environmentName(name)];
    return found === undefined || found === '' ? setting.default : found;
  };
  const number = (name: SettingName, max: number) => wholeNumberOf(name, text(name) ?? '', max);
  return {
    host: text('host') ?? 'localhost',
    port: number('port', 65_535),
    data: dataFolder(text('data'), env),
    database: serviceUrlOf('database', text('database'), 'postgres://name@host/eminent'),
    redis: serviceUrlOf('redis', text('redis'), 'redis://host:6379'),
    readOnly: yesOrNoOf('read-only', text('read-only') ?? 'no'),
    publicUrl: urlOf(text('public-url')),
    names: namesOf(text('names')),
    trustProxy: proxiesOf(text('trust-proxy') ?? 'none'),
    logLevel: levelOf(text('log-level') ?? 'info'),
    requestLimit: number('request-limit', 1e6),
    socketLimit: number('socket-limit', 1e6),
    connections: number('connections', 1e6),
    tracing: yesOrNoOf('tracing', text('tracing') ?? 'no'),
    metricsToken: tokenOf(text('metrics-token')),
    smtp: smtpOf(text('smtp-url'), text('mail-from'), text('public-url')),
    targets: targetsOf(text('outgoing') ?? 'public'),
    page: pageFolder(text('page')),
  };
}

/** The given folder, or the build of this checkout if there is one. `none` means no page. */
function pageFolder(given: string | undefined): string | undefined {
  if (given === 'none') return undefined;
  const folder = given === undefined ? BUILT_PAGE : resolve(given);
  if (existsSync(join(folder, 'index.html'))) return folder;
  if (given === undefined) return undefined;
  throw new ConfigError(`--page ${given}: this folder has no built page.`);
}

function wholeNumberOf(name: SettingName, text: string, max: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) <= max) return Number(text);
  throw new ConfigError(`--${name}: expected a whole number from 0 to ${max}.`);
}

function yesOrNoOf(name: SettingName, text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new ConfigError(`--${name}: expected yes or no.`);
}

function smtpOf(
  url: string | undefined,
  from: string | undefined,
  publicUrl: string | undefined,
): Config['smtp'] {
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new ConfigError('--smtp-url: expected an address such as smtps://mail.example.org.');
  }
  if (from?.includes('@') !== true) {
    throw new ConfigError(
      '--mail-from: expected a mail address, the sender of mail by --smtp-url.',
    );
  }
  if (publicUrl !== undefined) return { url, from };
  // Without it, links would be built from the Host header of the client. An attacker could direct a
  // recovery token to another server.
  throw new ConfigError(
    '--public-url: expected an address, because --smtp-url needs it for links in mail.',
  );
}

const SERVICE_PROTOCOLS = { database: /^postgres(?:ql)?:$/, redis: /^rediss?:$/ } as const;

/** Checks a URL. The error message omits it, because it may contain a password. */
function serviceUrlOf(
  name: keyof typeof SERVICE_PROTOCOLS,
  text: string | undefined,
  example: string,
): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && SERVICE_PROTOCOLS[name].test(new URL(text).protocol)) return text;
  throw new ConfigError(`--${name}: expected an address such as ${example}.`);
}

function urlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol);
  if (isWeb && url.pathname === '/') return url.origin;
  if (isWeb) {
    throw new ConfigError(
      '--public-url: expected an address without a path, such as https://games.example.org. The game cannot be served below a path: give it its own host name or port.',
    );
  }
  throw new ConfigError('--public-url: expected an address such as https://games.example.org.');
}

function namesOf(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const all = text.split(',').map((one) => one.trim().toLowerCase());
  if (all.every((one) => /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/.test(one))) return all;
  throw new ConfigError('--names: expected names such as games.lan, separated by commas.');
}

/** Address ranges that Fastify knows by name. */
const NAMED_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function proxiesOf(text: string): string | false {
  if (text === 'none') return false;
  const all = text.split(',').map((one) => one.trim());
  const isAddress = (one: string) => isIP(one.split('/')[0] ?? '') !== 0;
  if (all.every((one) => NAMED_NETWORKS.includes(one) || isAddress(one))) return all.join(',');
  throw new ConfigError(
    '--trust-proxy: expected addresses or networks such as 10.0.0.0/8, separated by commas, or loopback, or none.',
  );
}

function tokenOf(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= MIN_TOKEN_LENGTH) return text;
  throw new ConfigError(`--metrics-token: expected at least ${MIN_TOKEN_LENGTH} characters.`);
}

function targetsOf(text: string): 'public' | 'any' {
  if (text === 'public' || text === 'any') return text;
  throw new ConfigError('--outgoing: expected public or any.');
}

function levelOf(text: string): LogLevel {
  const level = LOG_LEVELS.find((one) => one === text);
  if (level !== undefined) return level;
  throw new ConfigError(`--log-level: expected ${LOG_LEVELS.join(', ')}.`);
}
