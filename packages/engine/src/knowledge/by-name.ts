// Builds records with one entry per role or planet type.
import {
  COLONIZE,
  type PlanetType,
  PRODUCE,
  RESEARCH,
  type Role,
  SURVEY,
  TRADE,
  WARFARE,
} from '../model/names.ts';

/** Without a loop, which would be slower. Bots create views at every decision. */
export function byRole<T>(value: (role: number) => T): Record<Role, T> {
  return {
    survey: value(SURVEY),
    warfare: value(WARFARE),
    colonize: value(COLONIZE),
    produce: value(PRODUCE),
    trade: value(TRADE),
    research: value(RESEARCH),
  };
}

export function byType<T>(value: (type: number) => T): Record<PlanetType, T> {
  return { advanced: value(0), fertile: value(1), metallic: value(2) };
}
