import type { CrewId } from '../../data/index.ts';
import { crewCard } from '../../data/index.ts';
import { rowOf, touchingEdge } from '../../rules/lookups/index.ts';
import type { PlayerId } from '../../rules/table.ts';
import type { PlayMode } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { EdgeAction } from '../pieces/amounts.tsx';
import { edgeIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { Deed } from './deed.tsx';

interface PlaysProps {
  readonly player: PlayerId;
}

/** The edge with which a card of this player touches the cargo card. */
function useTouching(player: PlayerId): (card: CrewId) => ReturnType<typeof touchingEdge> {
  const { view } = useBoard();
  const top = rowOf(view.table.players[player], 'top');
  return (card) => touchingEdge(crewCard(card), top.includes(card) ? 'top' : 'bottom');
}

/** The cards whose action can be used here, each by one touch: moved up if there is room, else discarded. */
export function UsableCards({ player }: PlaysProps) {
  const { choice, say } = useBoard();
  const edgeOf = useTouching(player);
  const best = new Map<CrewId, PlayMode>();
  for (const answer of choice.asked?.answers ?? [])
    if ('use' in answer && answer.use && best.get(answer.card) !== 'up') best.set(answer.card, answer.mode);
  return [...best].map(([card, mode]) => (
    <Deed
      key={card}
      id={ids.use(card, mode)}
      sign={mode}
      label={say('board.the.card', { card })}
      told={[say('board.play', { mode, use: 'true' }), edgeIn(say, edgeOf(card))].join(', ')}
    >
      <EdgeAction edge={edgeOf(card)} />
    </Deed>
  ));
}

const WAYS: readonly { readonly mode: PlayMode; readonly use: boolean }[] = [
  { mode: 'up', use: true },
  { mode: 'discard', use: true },
  { mode: 'up', use: false },
  { mode: 'discard', use: false },
];

/** With a card picked: use its action or not, move it up or discard it. */
export function WaysToPlay({ player, card }: PlaysProps & { readonly card: CrewId }) {
  const { say } = useBoard();
  const edge = useTouching(player)(card);
  return WAYS.map(({ mode, use }) => (
    <Deed
      key={`${mode} ${use}`}
      id={ids.play(mode, use)}
      sign={mode}
      label={say('board.play', { mode, use: String(use) })}
      told={use ? edgeIn(say, edge) : undefined}
    >
      {use && <EdgeAction edge={edge} />}
    </Deed>
  ));
}
