import { longer } from '@orrery/ui/testing/longer';

/** What a button says, in whichever language the page is; English also in the made-up one (`longer-app.ts`). */
export const says = (english: string, polish: string, czech: string): RegExp =>
  new RegExp(`^(${[english, longer(english), polish, czech].join('|')})$`);
