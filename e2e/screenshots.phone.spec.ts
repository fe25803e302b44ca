// Checks phone and tablet screenshots: layout, contrast and axe find no fault.
import { checkScreenshots } from './screenshots.ts';

checkScreenshots('phone');
