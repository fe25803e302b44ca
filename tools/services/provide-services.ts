// Installs the services that some tests need, or reports which are missing.
import { install, mayInstall } from '../debian-packages.ts';
import { findPostgres, NO_POSTGRES } from './postgres.ts';
import { findRedis, NO_REDIS } from './redis.ts';

const ENGINES = [
  { find: findPostgres, debian: 'postgresql', absent: NO_POSTGRES },
  { find: findRedis, debian: 'redis-server', absent: NO_REDIS },
];

function missing() {
  return ENGINES.filter(({ find }) => find() === undefined);
}

/** Installs missing services where allowed. Returns a sentence for each one still missing. */
export async function provideServices(): Promise<readonly string[]> {
  const packages = missing().map(({ debian }) => debian);
  if (packages.length > 0 && mayInstall()) await install(packages);
  return missing().map(({ absent }) => absent);
}
