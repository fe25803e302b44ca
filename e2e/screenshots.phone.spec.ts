// Checks phone and tablet screenshots: everything is visible and readable, and axe finds nothing.
import { checkScreenshots } from './screenshots.ts';

checkScreenshots('phone');
