// What moves on the table at normal speed: pieces fly, a world has its moment, and in the end nothing is left in the air or out of sight.
import { animationTests } from './animation-tests.ts';

animationTests();
