// Facts about a recorded game that its states lack: removed permanents, and wrong points.
import type { TableDraft } from './comparable-table.ts';
import { INDUSTRIAL_ESPIONAGE } from './ids.ts';
import { isFleet } from './recorded-seat.ts';
import type { RecordedDecision, TableState } from './recording.ts';

export class GameFacts {
  /** Permanents removed by a Natural Order, which the recorded states do not list. */
  private readonly gone: string[] = [];
  /** By seat, points that recorded scores have too many (E12.4). */
  private readonly excess: number[];

  constructor(seats: number) {
    this.excess = Array<number>(seats).fill(0);
  }

  note(before: TableState, { type, card, player, choices = [] }: RecordedDecision): void {
    if (type !== 'action') return;
    for (const { op, card: removed = '' } of choices) {
      if (op === 'remove_permanent' && !isFleet(removed)) this.gone.push(removed);
    }
    if (card === INDUSTRIAL_ESPIONAGE) this.noteEspionage(before, player);
  }

  /** The recording deducts influence lost to Industrial Espionage from the wrong score. */
  private noteEspionage({ players }: TableState, own: number): void {
    for (const [seat, { influence }] of players.entries()) {
      if (seat === own || influence === 0) continue;
      this.add(seat, 1);
      this.add(own, -1);
    }
  }

  private add(seat: number, points: number): void {
    this.excess[seat] = this.excessOf(seat) + points;
  }

  excessOf(seat: number): number {
    return this.excess[seat] ?? 0;
  }

  /** Corrects removed cards and scores. Returns whether a score was wrong. */
  correct(table: TableDraft): boolean {
    table.removed.push(...this.gone);
    for (const [seat, player] of table.players.entries()) player.score -= this.excessOf(seat);
    return this.excess.some((points) => points !== 0);
  }
}
