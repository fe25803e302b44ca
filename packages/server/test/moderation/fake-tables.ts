// Tables for moderation tests: chat lines and running games.
import type { ModeratedTables } from '../../src/moderation/moderated-tables.ts';

export class TestTables implements ModeratedTables {
  readonly lines = new Map<string, { person: string; text: string }>();
  readonly going_ = new Set<string>();

  phases() {
    return Promise.resolve({ gathering: 0, playing: this.going_.size, over: 0 });
  }
  unfinished() {
    return Promise.resolve([]);
  }
  of() {
    return Promise.resolve([]);
  }
  line(table: string, line: number) {
    return Promise.resolve(this.lines.get(`${table}#${line}`));
  }
  deleteChatLine(table: string, line: number) {
    return Promise.resolve(this.lines.delete(`${table}#${line}`));
  }
  end(table: string) {
    return Promise.resolve(this.going_.delete(table));
  }
}
