// eminent server: runs the server of online tables and manages its data.
import { flushCompileCache } from 'node:module';
import {
  ConfigError,
  dataFolder,
  environmentName,
  makeDataFolder,
  readConfig,
  SETTINGS,
  useCompileCache,
} from '@eminent/server/host';
import { Command, Option } from 'commander';
import { refuse, sentenceOf } from '../errors.ts';
import { JSON_FLAG, withFlags } from '../flags.ts';
import { currentIo, stopped } from '../io.ts';
import { print, printData } from '../output.ts';
import { printable } from '../printable.ts';

/** Loads the server on demand. It is large, and other commands do not need it. */
const load = () => import('@eminent/server');

const DATA_FLAG = new Option('--data <folder>', SETTINGS.data.about);
const DATABASE_FLAG = new Option('--database <url>', SETTINGS.database.about);

interface DataFlags {
  readonly data?: string;
  readonly database?: string;
  readonly json?: boolean;
}

/** Returns data folder and database according to the flags and environment variables. */
function storageOf({ data, database }: DataFlags) {
  const config = readConfig({ data, database, page: 'none' });
  return { folder: config.data, database: config.database };
}

/** Converts errors of configuration, data and system calls to a `UsageError`. */
async function refuseExpectedErrors<T>(work: () => Promise<T>): Promise<T> {
  const { StoreError } = await load();
  try {
    return await work();
  } catch (error) {
    const isExpected =
      error instanceof ConfigError ||
      error instanceof StoreError ||
      (error instanceof Error && 'syscall' in error);
    return isExpected ? refuse(sentenceOf(error)) : Promise.reject(error);
  }
}

/** After an unexpected error, the server logs where it occurred and keeps running. */
function continueAfterErrors(): void {
  const { onUnexpectedError, stderr } = currentIo();
  onUnexpectedError((error) => {
    const { name, stack } = error instanceof Error ? error : new Error('none');
    // Leaves out the message, because it may contain hidden cards.
    stderr.write(`the server continues after: ${name} ${stack?.split('\n').find(isFrame) ?? ''}\n`);
  });
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line);
}

async function start(flags: Readonly<Record<string, string>>): Promise<void> {
  const values = Object.fromEntries(
    Object.keys(SETTINGS).map((name) => [name, flags[camelCase(name)]]),
  );
  const folder = dataFolder(values['data']);
  try {
    makeDataFolder(folder);
  } catch (error) {
    return refuse(sentenceOf(error));
  }
  useCompileCache(folder);
  const { listenTrouble, startServer } = await load();
  const server = await refuseExpectedErrors(async () => {
    const config = readConfig(values);
    return startServer(config).catch((error: unknown) => {
      const trouble = listenTrouble(error, config.host, config.port);
      return trouble === undefined ? Promise.reject(error) : refuse(trouble);
    });
  });
  continueAfterErrors();
  const stop = stopped();
  const addresses = [server.address, ...server.network].map((address) => `${address}/`);
  print(`Eminent Domain is ready: ${addresses.join('\n  ')}`);
  // Writes the compile cache now and not at exit, because the process may be killed before.
  flushCompileCache();
  await stop;
  await server.close();
}

/** Converts a flag name such as `public-url` to the property name that commander uses. */
function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

async function backup(file: string, flags: DataFlags): Promise<void> {
  const { backUpData } = await load();
  await refuseExpectedErrors(() => backUpData(storageOf(flags), file));
  print(`written: ${printable(file)}`);
}

async function restore(file: string, flags: DataFlags): Promise<void> {
  const { restoreData } = await load();
  const before = await refuseExpectedErrors(() => restoreData(file, storageOf(flags)));
  print(before === undefined ? 'restored' : `restored; the previous data is at ${before}`);
}

async function migrate(flags: DataFlags): Promise<void> {
  const { migrateData } = await load();
  await refuseExpectedErrors(() => migrateData(storageOf(flags)));
  print('up to date');
}

async function check(flags: DataFlags): Promise<void> {
  const { checkData, unplayableIn } = await load();
  const faults = await refuseExpectedErrors(() => checkData(storageOf(flags)));
  if (faults.length > 0) return refuse(`damaged: ${faults.join('; ')}`);
  const unplayable = await refuseExpectedErrors(() => unplayableIn(storageOf(flags)));
  if (unplayable.length > 0) {
    return refuse(`logs that cannot be replayed under these rules: ${unplayable.join(', ')}`);
  }
  print('no problems found');
}

async function exportAll(folder: string, flags: DataFlags): Promise<void> {
  const { exportGames } = await load();
  const { games, unplayable } = await refuseExpectedErrors(() =>
    exportGames(storageOf(flags), folder),
  );
  if (flags.json === true) return printData(JSON.stringify({ games, unplayable }));
  print(`${games} ${games === 1 ? 'game' : 'games'} written to ${printable(folder)}`);
  if (unplayable.length === 0) return;
  print(`skipped, played under other rules: ${unplayable.join(', ')}`);
}

interface MoveFlags {
  readonly from?: string;
  readonly to?: string;
  readonly json?: boolean;
}

async function move({ from, to, json }: MoveFlags): Promise<void> {
  const { moveData } = await import('@eminent/cluster');
  const moved = await refuseExpectedErrors(async () => {
    const { data, database } = readConfig({ data: from, database: to, page: 'none' });
    if (database === undefined)
      throw new ConfigError('--to: expected the address of a PostgreSQL database.');
    return moveData(data, database);
  });
  if (json === true) return printData(JSON.stringify(moved));
  for (const { table, rows, hash } of moved.tables) {
    print(`${table.padEnd(16)} ${String(rows).padStart(9)} rows  ${hash.slice(0, 16)}`);
  }
  print(`All data was moved; ${moved.logs} logs were replayed and match.`);
  if (moved.unplayable.length === 0) return;
  print(`played under other rules: ${moved.unplayable.join(', ')}`);
}

const startCommand = withFlags(
  new Command('start').description('run the server, with the page if npm run build has built it'),
  Object.entries<{ shown: string; about: string; default?: string }>(SETTINGS).map(
    ([name, { shown, about, default: usual }]) =>
      new Option(
        `--${name} <${shown.toLowerCase()}>`,
        `${about} (${environmentName(name)}${usual === undefined ? '' : `; default: ${usual}`})`,
      ),
  ),
).action(start);

const withData = (command: Command) => withFlags(command, [DATA_FLAG, DATABASE_FLAG]);

export const server = new Command('server')
  .description('run the server for online tables, or manage its data')
  .addCommand(startCommand)
  .addCommand(
    withData(
      new Command('backup')
        .description('make a consistent copy, even while the server runs')
        .argument('<file>', 'the new file; it must not exist'),
    ).action(backup),
  )
  .addCommand(
    withData(
      new Command('restore')
        .description('replace the data with a backup; stop the server first')
        .argument('<file>', 'the backup'),
    ).action(restore),
  )
  .addCommand(
    withData(
      new Command('export')
        .description('write all finished games as records, with the proofs of their deals')
        .argument('<folder>', 'the target folder'),
    )
      .addOption(JSON_FLAG)
      .action(exportAll),
  )
  .addCommand(
    withData(
      new Command('migrate').description(
        'migrate the data to this version, as starting the server does',
      ),
    ).action(migrate),
  )
  .addCommand(
    new Command('migrate-data')
      .description('move all data to an empty PostgreSQL database and compare each table')
      .addOption(new Option('--from <folder>', SETTINGS.data.about))
      .addOption(new Option('--to <url>', 'such as postgres://name:password@host/eminent'))
      .addOption(JSON_FLAG)
      .action(move),
  )
  .addCommand(
    withData(
      new Command('check').description('check the data for damage and replay all logs'),
    ).action(check),
  );
