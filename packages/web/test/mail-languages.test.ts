// The server writes mails in every language of the page.
import { MAIL_LANGUAGES } from '@eminent/protocol/online';
import { LANGUAGES } from '@eminent/text';
import { expect, test } from 'vitest';

test('mails are written in every language of the page', () => {
  expect(MAIL_LANGUAGES.toSorted()).toEqual(LANGUAGES.toSorted());
});
