// All moderation routes.
import type { Route } from '../http/route.ts';
import { adminRoutes } from './admin-routes.ts';
import { sanctionRoutes } from './sanction-routes.ts';
import type { ModerationDeps } from './dependencies.ts';
import { reportRoutes } from './report-routes.ts';

export function moderationRoutes(deps: ModerationDeps): readonly Route[] {
  return [...reportRoutes(deps), ...adminRoutes(deps), ...sanctionRoutes(deps)];
}
