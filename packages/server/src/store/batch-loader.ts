// Questions of one kind that many ask at once, such as everybody who comes back when a node has died: they go to the database together.
import { StoreError } from './errors.ts';

/** Questions of one statement. */
const MOST = 200;
/** Statements under way: whatever is asked meanwhile is in the next one. */
const AT_ONCE = 2;

interface Waiting<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** `ask` answers each key at its place. What an answer says was read after its question was asked; nothing is kept. */
export class Together<Key, Answer> {
  private readonly ask: (keys: readonly Key[]) => Promise<readonly Answer[]>;
  private waiting: Waiting<Key, Answer>[] = [];
  private underWay = 0;
  private isSoon = false;

  constructor(ask: (keys: readonly Key[]) => Promise<readonly Answer[]>) {
    this.ask = ask;
  }

  of(key: Key): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isSoon || this.waiting.length === 0 || this.underWay >= AT_ONCE) return;
    this.isSoon = true;
    // After this turn of the event loop: what came in with the same read is asked with it.
    setImmediate(() => {
      this.isSoon = false;
      this.underWay++;
      void this.answer(this.waiting.splice(0, MOST)).finally(() => {
        this.underWay--;
        this.schedule();
      });
      this.schedule();
    });
  }

  private async answer(group: readonly Waiting<Key, Answer>[]): Promise<void> {
    try {
      const answers = await this.ask(group.map(({ key }) => key));
      for (const [place, { resolve }] of group.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      const isOfAll = group.length === 1 || (error instanceof StoreError && error.passes);
      // What the database does not take of one must not keep the others from their answers.
      if (!isOfAll) await Promise.all(group.map((one) => this.answer([one])));
      else for (const { reject } of group) reject(error);
    }
  }
}
