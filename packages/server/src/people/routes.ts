// All routes about people.
import type { Route } from '../http/route.ts';
import type { PeopleParts } from './parts.ts';
import { sessionRoutes } from './session-routes.ts';

export function peopleRoutes(parts: PeopleParts): readonly Route[] {
  return [...sessionRoutes(parts)];
}
