// Four people meet at an online table by its link and play, before a spectator. A whole game of theirs: online-four.deep.desktop.spec.ts.
import { leaveWithoutErrors, meetByLink } from './online-four.ts';
import { test } from './server.ts';

test('four people meet by a link and play, before a spectator', async ({ browser, server }) => {
  const { people, spectator } = await meetByLink({ browser, server }, 2);
  await leaveWithoutErrors([...people, spectator]);
});
