// All routes about people.
import type { Route } from '../http/route.ts';
import { accountRoutes } from './account-routes.ts';
import { friendRoutes } from './friend-routes.ts';
import { botRoutes } from './bot-routes.ts';
import type { PeopleParts } from './dependencies.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export function peopleRoutes(parts: PeopleParts): readonly Route[] {
  return [
    ...sessionRoutes(parts),
    ...signInRoutes(parts),
    ...accountRoutes(parts),
    ...friendRoutes(parts),
    ...botRoutes(parts),
    ...profileRoutes(parts),
  ];
}
