import { count } from '@orrery/kernel';
import { Mark } from '@orrery/ui';
import { BOX } from '../../data/index.ts';
import { speciesOf } from '../../rules/lookups/index.ts';
import type { SeenPlayer } from '../../rules/table.ts';
import { useBoard, useFace } from '../context.tsx';
import { EmblemSvg } from '../pieces/emblem.tsx';

/** The reputation track: tiles (values only where one may know them), ambassadors, free spaces. */
export function Reputation({ player }: { readonly player: SeenPlayer }) {
  const { say } = useBoard();
  const { reputation, ambassadors } = player;
  const { ambassador, reputation: only, mixed } = speciesOf(player).reputation;
  const tiles = reputation.cards ?? Array<undefined>(count(reputation)).fill(undefined);
  const free = ambassador + only + mixed - tiles.length - ambassadors.length;
  return (
    <ul className="ec-reputation">
      {tiles.map((value, i) => (
        <li key={`${i} ${value}`}>
          <ReputationTile value={value} />
        </li>
      ))}
      {ambassadors.map((partner) => (
        <li key={partner}>
          <Ambassador partner={partner} />
        </li>
      ))}
      {free > 0 && <li className="ec-note">{say('board.reputation.free', { count: free })}</li>}
      {BOX.ambassadors > ambassadors.length && (
        <li className="ec-note">{say('board.ambassadors.left', { count: BOX.ambassadors - ambassadors.length })}</li>
      )}
    </ul>
  );
}

export function ReputationTile({ value }: { readonly value: number | undefined }) {
  const { say } = useBoard();
  const told = value === undefined ? say('board.reputation.hidden') : say('board.reputation.tile', { count: value });
  return (
    <span className="ec-rep" title={told}>
      <span aria-hidden="true">{value ?? '?'}</span>
      <span className="unseen">{told}</span>
    </span>
  );
}

export function Ambassador({ partner }: { readonly partner: number }) {
  const { say, view } = useBoard();
  const { mark } = useFace(partner);
  const { species } = view.table.players[partner];
  const told = say('board.ambassador', { partner });
  return (
    <span className={`ec-ambassador player-${mark}`} title={told}>
      {species ? <EmblemSvg species={species} /> : <Mark mark={mark} />}
      <span className="unseen">{told}</span>
    </span>
  );
}
