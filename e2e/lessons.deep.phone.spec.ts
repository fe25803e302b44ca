// All lessons by clicking, in the window of a phone.
import { testAllLessons } from './lessons.ts';

testAllLessons();
