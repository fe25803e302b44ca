// Runs a local game in a worker. All people at this device share one screen.
import {
  type BotPace,
  type FromWorker,
  readToWorker,
  type SavedGame,
  type ToWorker,
} from '@eminent/protocol';
import { type Screen, Session, type SessionHost, restoreTable } from '@eminent/table';

/** Loads the files that a game with these options needs. Returns undefined if it has them all. */
type Prepare = (options: SavedGame['game']) => Promise<void> | undefined;

export class WorkerHost {
  private readonly send: (message: FromWorker) => void;
  private readonly host: SessionHost;
  private readonly prepare: Prepare;
  /** Settles when the files of the game are loaded and all earlier messages are handled. */
  private preparing: Promise<void> | undefined;
  private session: Session | undefined;
  private screen: Screen | undefined;

  constructor(
    send: (message: FromWorker) => void,
    host: SessionHost,
    prepare: Prepare = () => undefined,
  ) {
    this.send = send;
    this.host = host;
    this.prepare = prepare;
  }

  /** Handles a message of the page, after earlier ones. Replies with an error if it is invalid. */
  receive(data: unknown): void {
    const read = readToWorker(data);
    if (!read.ok) return this.send({ type: 'failed', sentence: read.error });
    const message = read.value;
    const before = this.preparing;
    const work = before ? before.then(() => this.handle(message)) : this.handle(message);
    this.preparing = work?.catch((error: unknown) => reportError(error));
  }

  private handle(message: ToWorker): Promise<void> | undefined {
    if (message.type === 'start') return this.prepareAndStart(message.saved, message.pace);
    if (message.type === 'pace') this.session?.setPace(message.pace);
    else this.screen?.receive(message);
    return undefined;
  }

  private prepareAndStart(saved: SavedGame, pace: BotPace): Promise<void> | undefined {
    const preparing = this.prepare(saved.game);
    if (preparing !== undefined) {
      return preparing.then(
        () => this.start(saved, pace),
        () =>
          this.send({ type: 'failed', sentence: 'the weights of the bots could not be fetched' }),
      );
    }
    this.start(saved, pace);
    return undefined;
  }

  private start(saved: SavedGame, pace: BotPace): void {
    this.session?.stop();
    const table = restoreTable(saved);
    if (!table.ok) return this.send({ type: 'failed', sentence: table.error });
    const people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const session = new Session(table.value, saved, pace, this.host);
    this.session = session;
    this.screen = session.join(people, (message) => {
      this.send(message.type === 'game' ? { ...message, saved: session.savedGame } : message);
    });
    session.run();
  }
}
