import { count } from '@orrery/kernel';
import { FILES, LETTERS, type Tier } from '../../data/index.ts';
import { goalFacts } from '../../rules/lookups/index.ts';
import { useBoard, useFace } from '../context.tsx';
import { CorporationMark } from '../corporations/mark.tsx';
import { Link } from '../detail/parts.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import { piece } from '../read/pieces.ts';
import { ids } from '../read/targets.ts';
import { CardGuide } from './steps.tsx';

/** AstroBot's board: letters, sides, goal tracks, Development, and the row of cards (SHB-21.15). */
export function AstroBotPanel() {
  const { view, say } = useBoard();
  const { astrobot, players } = view.table;
  const { mark } = useFace(players.length - 1);
  if (!astrobot) return null;
  const row = astrobot.row.cards ?? [];
  const told = astrobot.row.cards && row.length > 1;
  return (
    <section className={`sb-astrobot player-${mark}`} aria-label={say('role.astrobot')}>
      <GoalTracks />
      <h3>{say('track.track-development')}</h3>
      <Development />
      {row.length > 0 && (
        <>
          <h3>{say('board.astrobot.cards')}</h3>
          <ol className="sb-bot-cards">
            {row.map((card, i) => (
              <li
                key={card}
                title={say(`card.${card}`)}
                data-newest={i === row.length - 1}
                data-piece={piece.botCard(card)}
              >
                <CardGuide card={card} />
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="sb-note">{say('board.astrobot.deck', { n: count(astrobot.deck) })}</p>
      {told && <Link to={ids.astrobotTurn}>{say('board.astrobot.again')}</Link>}
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
            {side && <Link to={ids.corporation(id)}>{say(`board.side.${side}`)}</Link>}
            <span
              className="sb-bot-track"
              title={say('board.astrobot.goal', { n: at, end: FILES.astrobot.goalTrackEnd })}
            >
              {Array.from({ length: FILES.astrobot.goalTrackEnd + 1 }, (_, step) => step).map((step) => (
                <span key={step} data-on={step === at} data-piece={step === at ? piece.botGoal(id) : undefined} />
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
          <small>{points(goalTier)}</small>
          <small>{energyReduction > 0 ? `−${energyReduction}` : ' '}</small>
        </li>
      ))}
    </ol>
  );
}
