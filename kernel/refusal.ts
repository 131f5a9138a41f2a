/** Something asked of the kernel that it will not do; `code` is the key of the sentence that explains it. */
export class Refusal extends Error {
  readonly code: string;
  readonly details: { readonly [name: string]: unknown };

  constructor(code: string, details: { readonly [name: string]: unknown } = {}) {
    super(`${code} ${JSON.stringify(details)}`);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
