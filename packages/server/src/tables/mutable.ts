// An object under construction. Built field by field, because spreading is much slower and these
// are created after every answer.
export type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };
