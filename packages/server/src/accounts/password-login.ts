// Sign-in with login name and password.
import { Problem } from '../http/problem.ts';
import { lockNames } from '../store/index.ts';
import { countAttempt, clearFailures, type LoginAttempt } from './login-throttle.ts';
import type { ServiceContext } from '../core/context.ts';
import { hashPassword, isPassword, type PasswordFault, passwordFault } from './passwords.ts';
import type { User } from '../core/user.ts';

export const WRONG_PASSWORD = new Problem(401, 'wrong-password', 'Wrong name or password.');

/** Too many failed attempts. The client must wait for `seconds`. */
export class LoginThrottled extends Problem {
  readonly seconds: number;

  constructor(ms: number) {
    const seconds = Math.ceil(ms / 1000);
    super(429, 'slow-down', `Too many failed attempts. Try again in ${seconds} seconds.`);
    this.seconds = seconds;
  }
}

const FAULTS: Readonly<Record<PasswordFault, string>> = {
  common: 'This password is too common. Choose another one.',
  simple: 'This password has too few different characters. Choose another one.',
  'like-name': 'This password is too similar to your name. Choose another one.',
};

interface Login {
  readonly login: string;
  readonly password: string;
}

/**
 * Returns the account id for a login name and password. `address`: that of the client. Throws a
 * LoginThrottled, or a Problem that does not reveal whether name or password is wrong.
 */
export async function accountByLogin(
  context: ServiceContext,
  { login, password }: Login,
  address: string,
): Promise<string> {
  const attempt: LoginAttempt = { login, address };
  const wait = await countAttempt(context, attempt);
  if (wait > 0) throw new LoginThrottled(wait);
  const row = await context.db
    .selectFrom('passwords')
    .selectAll()
    .where('login', '=', login)
    .executeTakeFirst();
  if (!(await isPassword(password, row?.hash, context.passwordCost)) || row === undefined)
    throw WRONG_PASSWORD;
  await clearFailures(context, attempt);
  return row.person;
}

export async function passwordRow({ db }: ServiceContext, person: string) {
  return await db
    .selectFrom('passwords')
    .selectAll()
    .where('person', '=', person)
    .executeTakeFirst();
}

/** Sets login name and password. Throws a Problem if the password is weak or the name is taken. */
export async function setLogin(
  context: ServiceContext,
  person: User,
  { login, password }: Login,
): Promise<void> {
  const { db, now } = context;
  const fault = passwordFault(password, [login, person.name]);
  if (fault !== undefined) throw new Problem(422, 'weak-password', FAULTS[fault]);
  const hash = await hashPassword(password, context.passwordCost);
  const row = { person: person.id, login, hash, changed: now() };
  await db.transaction().execute(async (trx) => {
    await lockNames(trx, [`login ${login}`, `password ${person.id}`]);
    const other = await trx
      .selectFrom('passwords')
      .select('person')
      .where('login', '=', login)
      .where('person', '!=', person.id)
      .executeTakeFirst();
    if (other !== undefined) {
      throw new Problem(409, 'login-taken', 'This name is taken.');
    }
    await trx.deleteFrom('passwords').where('person', '=', person.id).execute();
    await trx.insertInto('passwords').values(row).execute();
  });
}

export async function deleteLogin({ db }: ServiceContext, person: string): Promise<void> {
  await db.deleteFrom('passwords').where('person', '=', person).execute();
}
