// All routes of moderation: what everybody may report and read about himself, and what administrators do.
import type { Route } from '../http/route.ts';
import { adminRoutes } from './admin-routes.ts';
import { judgeRoutes } from './sanction-routes.ts';
import type { ModerationParts } from './dependencies.ts';
import { reportRoutes } from './report-routes.ts';

export function moderationRoutes(parts: ModerationParts): readonly Route[] {
  return [...reportRoutes(parts), ...adminRoutes(parts), ...judgeRoutes(parts)];
}
