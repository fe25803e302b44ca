// All account routes.
import type { Route } from '../http/route.ts';
import { accountRoutes } from './account-routes.ts';
import { dailyRoutes } from './daily-routes.ts';
import { friendRoutes } from './friend-routes.ts';
import { botRoutes } from './bot-routes.ts';
import type { AccountDeps } from './dependencies.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export function allAccountRoutes(deps: AccountDeps): readonly Route[] {
  return [
    ...sessionRoutes(deps),
    ...signInRoutes(deps),
    ...accountRoutes(deps),
    ...friendRoutes(deps),
    ...botRoutes(deps),
    ...profileRoutes(deps),
    ...dailyRoutes(deps),
  ];
}
