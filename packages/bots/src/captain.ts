// Captain: the common rules of thumb without any bias. Wins each planet the cheaper way.
import { nearerByFighters } from './empire.ts';
import { thumbBot } from './thumb.ts';

export const captain = thumbBot('captain', { prefersWarfare: nearerByFighters });
