// The game in the background: a session of `table` with all its people at the one screen of this page.
import {
  type BotPace,
  type ClientMessage,
  type FromWorker,
  readToWorker,
  type SavedGame,
} from '@eminent/protocol';
import { type Screen, Session, type SessionHost, takeUp } from '@eminent/table';

export class WorkerHost {
  private readonly send: (message: FromWorker) => void;
  private readonly host: SessionHost;
  private session: Session | undefined;
  private screen: Screen | undefined;

  constructor(send: (message: FromWorker) => void, host: SessionHost) {
    this.send = send;
    this.host = host;
  }

  /** Carries out what the page sent. What is no message of the page is answered with a sentence. */
  receive(data: unknown): void {
    const read = readToWorker(data);
    if (!read.ok) return this.send({ type: 'failed', sentence: read.error });
    const message = read.value;
    if (message.type === 'start') return this.start(message.saved, message.pace);
    if (message.type === 'pace') return this.session?.setPace(message.pace);
    return this.ofPlayer(message);
  }

  private ofPlayer(message: ClientMessage): void {
    this.screen?.receive(message);
  }

  private start(saved: SavedGame, pace: BotPace): void {
    this.session?.stop();
    const table = takeUp(saved);
    if (!table.ok) return this.send({ type: 'failed', sentence: table.error });
    const people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const session = new Session(table.value, saved, pace, this.host);
    this.session = session;
    this.screen = session.join(people, (message) => {
      this.send(message.type === 'game' ? { ...message, saved: session.kept } : message);
    });
    session.run();
  }
}
