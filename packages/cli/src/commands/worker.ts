// eminent worker: computes bot moves for servers in a process of its own.
import { availableParallelism } from 'node:os';
import { environmentName, SETTINGS } from '@eminent/server/host';
import { Command, Option } from 'commander';
import { refuse } from '../errors.ts';
import { whole, withFlags } from '../flags.ts';
import { currentIo, stopped } from '../io.ts';
import { print } from '../output.ts';

const MOST_THREADS = 1024;

interface WorkerFlags {
  readonly redis?: string;
  readonly threads: number;
}

async function start({ redis, threads }: WorkerFlags): Promise<void> {
  const { startWorker } = await import('@eminent/server');
  const address = redis ?? currentIo().env[environmentName('redis')];
  if (address === undefined || address === '') {
    return refuse('worker: expected --redis with the address where the servers hear each other');
  }
  const worker = await startWorker({ redis: address, threads });
  const stop = stopped();
  print(
    `thinking for the servers at Redis, with ${threads} ${threads === 1 ? 'thread' : 'threads'}`,
  );
  await stop;
  await worker.close();
}

export const worker = withFlags(
  new Command('worker').description('think for the bots of online tables, in a process of its own'),
  [
    new Option('--redis <url>', `${SETTINGS.redis.about} (${environmentName('redis')})`),
    new Option('--threads <n>', 'how many questions are thought about at the same time')
      .argParser(whole('--threads', 1, MOST_THREADS))
      .default(availableParallelism()),
  ],
).action(start);
