import { REASONS, type Why } from '../../vocabulary.ts';

export interface Because {
  readonly why: Why;
  readonly rule: string;
}

export const because = (why: Why): Because => ({ why, rule: REASONS[why] });
