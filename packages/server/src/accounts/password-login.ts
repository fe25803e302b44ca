// Signing in with a name and a password.
import { Problem } from '../http/problem.ts';
import { takeTurn } from '../store/index.ts';
import { countTry, forgive, type Tried } from './login-throttle.ts';
import type { Ground } from './context.ts';
import { hashPassword, isPassword, type PasswordFault, passwordFault } from './passwords.ts';
import type { Person } from './user.ts';

export const WRONG = new Problem(401, 'wrong-password', 'The name or the password is not right.');

/** Too many wrong tries: when the next one counts. */
export class SlowDown extends Problem {
  readonly seconds: number;

  constructor(ms: number) {
    const seconds = Math.ceil(ms / 1000);
    super(429, 'slow-down', `Too many wrong tries. Wait ${seconds} seconds before the next one.`);
    this.seconds = seconds;
  }
}

const FAULTS: Readonly<Record<PasswordFault, string>> = {
  common: 'Many people use this password, so it is guessed first. Take another one.',
  simple: 'This password has too few different characters. Take another one.',
  'like-name': 'This password is hardly more than your name. Take another one.',
};

interface Login {
  readonly login: string;
  readonly password: string;
}

/** The account that a name and a password open; throws a Problem that does not tell which of the two was wrong. */
export async function accountOfLogin(
  ground: Ground,
  { login, password }: Login,
  address: string,
): Promise<string> {
  const tried: Tried = { login, address };
  const wait = await countTry(ground, tried);
  if (wait > 0) throw new SlowDown(wait);
  const row = await ground.db
    .selectFrom('passwords')
    .selectAll()
    .where('login', '=', login)
    .executeTakeFirst();
  if (!(await isPassword(password, row?.hash, ground.passwordCost)) || row === undefined)
    throw WRONG;
  await forgive(ground, tried);
  return row.person;
}

export async function passwordRow({ db }: Ground, person: string) {
  return await db
    .selectFrom('passwords')
    .selectAll()
    .where('person', '=', person)
    .executeTakeFirst();
}

/** Sets or changes the name and the password of a person. */
export async function setLogin(
  ground: Ground,
  person: Person,
  { login, password }: Login,
): Promise<void> {
  const { db, now } = ground;
  const fault = passwordFault(password, [login, person.name]);
  if (fault !== undefined) throw new Problem(422, 'weak-password', FAULTS[fault]);
  const hash = await hashPassword(password, ground.passwordCost);
  const row = { person: person.id, login, hash, changed: now() };
  await db.transaction().execute(async (inside) => {
    await takeTurn(inside, [`login ${login}`, `password ${person.id}`]);
    const other = await inside
      .selectFrom('passwords')
      .select('person')
      .where('login', '=', login)
      .where('person', '!=', person.id)
      .executeTakeFirst();
    if (other !== undefined) {
      throw new Problem(409, 'login-taken', 'Somebody signs in with this name already.');
    }
    await inside.deleteFrom('passwords').where('person', '=', person.id).execute();
    await inside.insertInto('passwords').values(row).execute();
  });
}

export async function dropLogin({ db }: Ground, person: string): Promise<void> {
  await db.deleteFrom('passwords').where('person', '=', person).execute();
}
