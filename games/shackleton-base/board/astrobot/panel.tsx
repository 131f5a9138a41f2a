import { count } from '@orrery/kernel';
import { Mark } from '@orrery/ui';
import { FILES, LETTERS, type Tier } from '../../data/index.ts';
import { goalFacts, pointsNow } from '../../rules/lookups/index.ts';
import { useBoard, useFace } from '../context.tsx';
import { CorporationMark } from '../corporations/mark.tsx';
import { Link } from '../detail/parts.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import { ids } from '../read/targets.ts';
import { CardRows } from './steps.tsx';

/** AstroBot's board: letters, sides, goal tracks, Development, and the row of cards (SHB-21.15). */
export function AstroBotPanel() {
  const { view, say } = useBoard();
  const { astrobot, players } = view.table;
  const bot = players.length - 1;
  const { mark } = useFace(bot);
  if (!astrobot) return null;
  const row = astrobot.row.cards ?? [];
  return (
    <section className={`sb-astrobot player-${mark}`}>
      <h2 className="sb-title">
        <Mark mark={mark} /> {say('role.astrobot')}{' '}
        <small>{say('board.if-now', { points: pointsNow(view.table)[bot] })}</small>
      </h2>
      <GoalTracks />
      <Development />
      {row.length > 0 && (
        <div className="sb-bot-card">
          <strong>{say(`card.${row[row.length - 1]}`)}</strong>
          <CardRows card={row[row.length - 1]} />
          <Link to={ids.astrobotTurn}>{say('board.astrobot.again')}</Link>
        </div>
      )}
      <p className="sb-note">{say('board.astrobot.deck', { n: count(astrobot.deck) })}</p>
    </section>
  );
}

function GoalTracks() {
  const { view, say } = useBoard();
  const { astrobot, corporations } = view.table;
  if (!astrobot) return null;
  return (
    <ul className="sb-bot-goals">
      {corporations.map(({ id }, i) => {
        const side = astrobot.sides[i];
        const at = astrobot.goalTracks[i];
        return (
          <li key={id} data-active={astrobot.active === id}>
            <b>{LETTERS[i]}</b>
            <CorporationMark id={id} />
            {side && <span title={say(`solo.${id}.${side}`)}>{say(`board.side.${side}`)}</span>}
            <span
              className="sb-bot-track"
              title={say('board.astrobot.goal', { n: at, end: FILES.astrobot.goalTrackEnd })}
            >
              {Array.from({ length: FILES.astrobot.goalTrackEnd + 1 }, (_, step) => step).map((step) => (
                <span key={step} data-on={step === at} />
              ))}
              <Sign name="goal" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Each space with the building it means, the Energy it saves, and the goal it claims. */
function Development() {
  const { view, say } = useBoard();
  const { astrobot, corporations } = view.table;
  const at = astrobot?.development;
  /** What goals of this tier are worth, as a rule at each corporation the same. */
  const points = (tier: Tier) => [...new Set(corporations.map(({ id }) => goalFacts(id, tier).vp))].join('/');
  return (
    <ol className="sb-development" aria-label={say('track.track-development')}>
      {FILES.astrobot.development.map(({ building, energyReduction, goalTier }, i) => (
        <li
          key={`${i} ${building}`}
          data-on={i === at}
          title={[say(`buildingType.${building}`), say(`tier.${goalTier}`), String(-energyReduction)].join(', ')}
        >
          <Sign name={building as SignName} />
          <small>
            {points(goalTier)}
            {energyReduction > 0 && ` −${energyReduction}`}
          </small>
        </li>
      ))}
    </ol>
  );
}
