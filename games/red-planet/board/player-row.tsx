import { count } from '@orrery/kernel';
import type { PlayerRowProps } from '@orrery/ui/contract';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { Badges } from './badges.tsx';
import { BoardContextProvider, useBoard } from './context.tsx';
import { Purse } from './own/purse.tsx';
import { doing } from './read/companies.ts';
import { face } from './read/table.ts';
import type { Key } from './say.ts';

/** What is public about a company, in three short lines: what it owns, its card of the round, its nine characters. */
export function PlayerRow({ face: { id }, ...props }: PlayerRowProps<RedPlanet, Key>) {
  return (
    <BoardContextProvider props={props}>
      <div className="rp-player">
        <Purse company={id} />
        <Round company={id} />
        <Badges company={id} />
      </div>
    </BoardContextProvider>
  );
}

function Round({ company }: { readonly company: number }) {
  const { view, say, open } = useBoard();
  const { table } = view;
  const { kept, chosen } = table.companies[company];
  const what = doing(view, company);
  const card = face(chosen);
  return (
    <p className="rp-round">
      {table.first === company && <span className="rp-flag">{say('board.row.first')}</span>}
      <span className={`rp-doing rp-doing-${what}`}>{phrase()}</span>
      {count(kept) > 0 && (
        <span className="rp-facedown" title={say('board.facedown', { count: count(kept) })}>
          <span aria-hidden="true">{count(kept)}</span>
          <span className="unseen">{say('board.facedown', { count: count(kept) })}</span>
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
