// Staged online screens, on the phone.
import { testPictures } from './online-pictures.ts';

testPictures('phone');
