import { Plate } from '@orrery/ui';
import type { LeaderId } from '../../data/index.ts';
import type { Who } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import { ids } from '../read/targets.ts';

/** The own leader with the ability in force. */
export function LeaderCard({ who }: { readonly who: Who }) {
  const { view } = useBoard();
  const { leader, upgraded } = view.table.players[who];
  return leader && <LeaderTile leader={leader} upgraded={upgraded} />;
}

/** A leader tile: both abilities on offer, the one in force in play. */
export function LeaderTile({
  leader,
  upgraded,
  whole = false,
}: {
  readonly leader: LeaderId;
  readonly upgraded: boolean;
  readonly whole?: boolean;
}) {
  const { say } = useBoard();
  const thing = useThing();
  const base = say(`leader.${leader}.base`);
  const better = say(`leader.${leader}.upgraded`);
  const inForce = upgraded ? better : base;
  return (
    <Plate
      className="sb-leader"
      data-upgraded={upgraded}
      target={thing(ids.leader(leader), [
        say(`leader.${leader}`),
        inForce,
        whole && say('board.leader.upgraded', { text: better }),
      ])}
    >
      <strong>{say(`leader.${leader}`)}</strong>
      <span>{inForce}</span>
      {whole && (
        <span className="sb-leader-more">
          <Sign name="upgrade" />
          {better}
        </span>
      )}
    </Plate>
  );
}
