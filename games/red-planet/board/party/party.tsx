import type { PartyProps } from '@orrery/ui/contract';
import type { Table } from '../../rules/table.ts';
import { Purse } from '../own/purse.tsx';
import { doing } from '../read/companies.ts';
import { face, size } from '../read/table.ts';
import { StageProvider, useStage } from '../stage.tsx';
import { Badges } from './badges.tsx';

/** What is public about a company, in three short lines: what it owns, its card of the round, its nine characters. */
export function Party({ face: { id }, ...props }: PartyProps<Table>) {
  return (
    <StageProvider props={props}>
      <div className="rp-party">
        <Purse company={id} />
        <Round company={id} />
        <Badges company={id} />
      </div>
    </StageProvider>
  );
}

function Round({ company }: { readonly company: number }) {
  const { view, say, open } = useStage();
  const { table } = view;
  const { kept, chosen } = table.companies[company];
  const what = doing(view, company);
  const card = face(chosen);
  return (
    <p className="rp-round">
      {table.first === company && <span className="rp-flag">{say('board.row.first')}</span>}
      <span className={`rp-doing rp-doing-${what}`}>{phrase()}</span>
      {size(kept) > 0 && (
        <span className="rp-facedown" title={say('board.facedown', { count: size(kept) })}>
          <span aria-hidden="true">{size(kept)}</span>
          <span className="unseen">{say('board.facedown', { count: size(kept) })}</span>
        </span>
      )}
      <button
        type="button"
        className="rp-more"
        onClick={() => open(`company:${company}`)}
        aria-label={say('board.detail.where')}
      >
        <span aria-hidden="true">…</span>
      </button>
    </p>
  );

  function phrase(): string {
    if (what === 'acting' || what === 'shown')
      return card ? say('board.row.shows', { character: card }) : say('board.row.acting');
    if (what === 'hidden') return say('board.row.hidden');
    return what === 'thinking' ? say('board.row.thinking') : '';
  }
}
