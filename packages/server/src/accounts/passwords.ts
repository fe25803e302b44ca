// Hashes passwords with argon2id, with parameters recommended by OWASP, and rejects weak passwords.
import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto';
import { isCommon } from './common-passwords.ts';
import { skeletonOf } from './display-names.ts';
import type { PasswordCost } from '../core/context.ts';
import { isSame } from '../core/secrets.ts';

/** 19 MiB of memory and two passes. A hash takes about 50 ms. */
const COST: PasswordCost = { memory: 19_456, passes: 2 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

function derive(
  password: string,
  nonce: Buffer,
  { memory, passes }: PasswordCost,
): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: password.normalize('NFKC'),
    nonce,
    parallelism: 1,
    tagLength: TAG_BYTES,
    memory,
    passes,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

const MAX_HASHING = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs work when fewer than MAX_HASHING hashes are computed, to limit memory and CPU. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_HASHING) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

/** Returns the hash to store. It includes its parameters and salt. */
export async function hashPassword(
  password: string,
  { memory, passes }: PasswordCost = COST,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await inTurn(() => derive(password, salt, { memory, passes }));
  const cost = `m=${memory},t=${passes},p=1`;
  return `$argon2id$v=19$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Format of stored hashes. Groups: memory, passes, salt, key. */
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w-]+)\$([\w-]+)$/;

/** Returns a hash that no password matches. Checking it takes as long as checking a real one. */
function dummyHash({ memory, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$AAAAAAAAAAAAAAAAAAAAAA$none`;
}

/**
 * Whether a password matches a stored hash. Takes as long without one, so that the time does not
 * reveal whether the account exists.
 */
export async function isPassword(
  password: string,
  stored: string | undefined,
  cost: PasswordCost = COST,
): Promise<boolean> {
  const [, memory, passes, salt, tag] = FORMAT.exec(stored ?? dummyHash(cost)) ?? [];
  if (salt === undefined || tag === undefined) return false;
  const storedCost = { memory: Number(memory), passes: Number(passes) };
  const key = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), storedCost));
  return isSame(key.toString('base64url'), tag) && stored !== undefined;
}

export type PasswordFault = 'common' | 'like-name' | 'simple';

const MIN_DIFFERENT = 5;

/** Returns why a password is refused; undefined if it is not. `names`: those of the user. */
export function passwordFault(
  password: string,
  names: readonly string[],
): PasswordFault | undefined {
  if (isCommon(password)) return 'common';
  if (new Set(password.toLowerCase()).size < MIN_DIFFERENT) return 'simple';
  const skeleton = skeletonOf(password);
  const isLike = (name: string) =>
    name.length >= 3 && skeleton.replaceAll(skeletonOf(name), '').length < 6;
  return names.some(isLike) ? 'like-name' : undefined;
}
