import type { ZodError } from 'zod';

/** Names of fields may be as long as whoever sent them liked. */
const LONGEST = 100;

/** The first thing that is wrong with untrusted data: where, and what was expected. What was sent is not repeated. */
export function firstIssue({ issues: [issue] }: ZodError): { at: string; problem: string } {
  const problem = issue.code === 'unrecognized_keys' ? 'unknown fields' : issue.message;
  return { at: issue.path.join('.').slice(0, LONGEST), problem };
}
