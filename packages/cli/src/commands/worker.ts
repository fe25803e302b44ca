// eminent worker: computes bot moves for servers in a separate process.
import { availableParallelism } from 'node:os';
import { environmentName, SETTINGS } from '@eminent/server/host';
import { Command, Option } from 'commander';
import { refuse } from '../errors.ts';
import { whole, withFlags } from '../flags.ts';
import { currentIo, stopped } from '../io.ts';
import { print } from '../output.ts';

const MAX_THREADS = 1024;

interface WorkerFlags {
  readonly redis?: string;
  readonly threads: number;
}

async function start({ redis, threads }: WorkerFlags): Promise<void> {
  const { startWorker } = await import('@eminent/cluster');
  const address = redis ?? currentIo().env[environmentName('redis')];
  if (address === undefined || address === '') {
    return refuse('worker: expected --redis with the address of the Redis that the servers use');
  }
  const worker = startWorker({ redis: address, threads });
  const stop = stopped();
  print(
    `computing bot moves for the servers on Redis with ${threads} ${threads === 1 ? 'thread' : 'threads'}`,
  );
  await stop;
  await worker.close();
}

export const worker = withFlags(
  new Command('worker').description('compute bot moves for online tables in a separate process'),
  [
    new Option('--redis <url>', `${SETTINGS.redis.about} (${environmentName('redis')})`),
    new Option('--threads <n>', 'number of bot moves computed at the same time')
      .argParser(whole('--threads', 1, MAX_THREADS))
      .default(availableParallelism()),
  ],
).action(start);
