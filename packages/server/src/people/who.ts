// Who somebody is to the rest of the server.

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
  readonly admin: boolean;
  readonly lang?: 'en' | 'it';
  readonly face?: string;
}
