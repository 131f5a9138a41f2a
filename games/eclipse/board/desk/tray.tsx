import { Plate } from '@orrery/ui';
import { type TechId, TRACKS, type Track, techOf } from '../../data/index.ts';
import { kindsInTray, knows, nextDiscount, type ResearchPrice, researchPrice } from '../../rules/lookups.ts';
import { useOption } from '../own/option.ts';
import { ResourceSvg } from '../pieces/resource.tsx';
import { TechSign } from '../pieces/tech.tsx';
import { useStage } from '../stage.tsx';
import { Sides } from './sides.tsx';

const ROWS = [...TRACKS, 'rare'] as const;
type Row = (typeof ROWS)[number];

/** The technology tray: a row for each track and one for rare ones, cheap to dear, as it lies on the table. */
export function TrayPanel() {
  const { view, choice } = useStage();
  const kinds = kindsInTray(view.table);
  return (
    <>
      <div className="ec-techtray">
        {ROWS.map((row) => (
          <TrayRow key={row} row={row} techs={kinds.filter((tech) => techOf(tech).category === row)} />
        ))}
      </div>
      {choice.asked?.question === 'research' && <Sides />}
    </>
  );
}

function TrayRow({ row, techs }: { readonly row: Row; readonly techs: readonly TechId[] }) {
  const { say, view, seat } = useStage();
  const discount = row === 'rare' ? null : nextDiscount(view.table, seat, row);
  return (
    <section className={`ec-techtray-row ec-track-${row}`}>
      <h3>
        {say(`track.${row}`)}
        {row !== 'rare' && (
          <small>
            {discount === null ? say('board.techs.full') : say('board.techs.discount', { count: discount })}
          </small>
        )}
      </h3>
      {techs.length === 0 && <p className="ec-note">{say('board.tray.empty')}</p>}
      <ul>
        {techs.map((tech) => (
          <li key={tech}>
            <TrayTile tech={tech} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tracks a technology may go on. */
const tracksFor = (tech: TechId): readonly Track[] => {
  const { category } = techOf(tech);
  return category === 'rare' ? TRACKS : [category];
};

/** What can be had comes first, then what is cheap. */
const byPrice = (one: ResearchPrice, other: ResearchPrice): number =>
  Number(one.why !== null) - Number(other.why !== null) || one.cost - other.cost;

function TrayTile({ tech }: { readonly tech: TechId }) {
  const { say, view, seat, player, choice } = useStage();
  const option = useOption();
  const free = choice.asked?.question === 'discovery-tech';
  const copies = view.table.techs.tray.cards?.filter((one) => one === tech).length ?? 0;
  const tracks = tracksFor(tech);
  const prices = tracks.map((track) => researchPrice(view.table, seat, tech, track));
  const [best] = prices.toSorted(byPrice);
  const part = free ? { tech } : { do: 'research', tech };
  const open = free
    ? choice.asked?.answers.some((answer) => answer.tech === tech)
    : prices.some(({ why }) => why === null);
  const wholePart = tracks.length === 1 ? { ...part, track: tracks[0] } : part;
  const why = free || open ? null : best.why;
  const chosen = (choice.proposed ?? choice.picked).tech === tech;
  const asksTrack = tracks.length > 1 && chosen;
  return (
    <>
      <Plate
        target={option({
          id: `tech:${tech}`,
          name: [
            say(`tech.${tech}`),
            !free && say('board.tech.price', { cost: best.cost, printed: best.printed, min: best.min }),
            say('board.tech.copies', { count: copies }),
            free && !open && say(knows(player, tech) ? 'board.tray.known' : 'board.tray.dear'),
            why !== null && say(`why.${why}`, { cost: best.cost, have: player.storage.science }),
            say(`tech.${tech}.text`),
          ],
          part: wholePart,
        })}
      >
        <div className="ec-techtray-tile" data-open={open} data-stack={Math.min(copies, 3)}>
          <span className="ec-techtray-top">
            <TechSign tech={tech} />
            {!free && <Price price={best} />}
          </span>
          <strong>{say(`tech.${tech}`)}</strong>
          <span className="ec-techtray-text">{say(`tech.${tech}.text`)}</span>
          {!open && <WhyNot tech={tech} price={best} />}
          {copies > 1 && <span className="ec-techtray-copies">×{copies}</span>}
        </div>
      </Plate>
      {asksTrack && <TrackChoice tech={tech} tracks={tracks} free={free} />}
    </>
  );
}

/** Cost now; printed cost and minimum beside it if they differ. */
function Price({ price: { cost, printed, min } }: { readonly price: ResearchPrice }) {
  return (
    <span className="ec-price">
      <ResourceSvg resource="science" />
      <b>{cost}</b>
      <small className="ec-price-print">
        {cost !== printed && <del>{printed}</del>} ≥{min}
      </small>
    </span>
  );
}

function WhyNot({ tech, price: { cost, why } }: { readonly tech: TechId; readonly price: ResearchPrice }) {
  const { say, player, choice } = useStage();
  const { science } = player.storage;
  if (knows(player, tech)) return <span className="ec-reason">{say('board.tray.known')}</span>;
  if (choice.asked?.question === 'discovery-tech') return <span className="ec-reason">{say('board.tray.dear')}</span>;
  if (why === 'science-short')
    return <span className="ec-reason">{say('board.tray.short', { count: cost - science })}</span>;
  return <span className="ec-reason">{say(`why.${why}`)}</span>;
}

interface TrackChoiceProps {
  readonly tech: TechId;
  readonly tracks: readonly Track[];
  readonly free: boolean;
}

/** A rare technology goes on any track: what it costs on each. */
function TrackChoice({ tech, tracks, free }: TrackChoiceProps) {
  const { say, view, seat } = useStage();
  const option = useOption();
  return (
    <ul className="ec-track-choice">
      {tracks.map((track) => {
        const { cost, why } = researchPrice(view.table, seat, tech, track);
        return (
          <li key={track}>
            <Plate
              target={option({
                id: `tech-track:${tech}:${track}`,
                name: [say(`track.${track}`), !free && say('board.tech.cost', { count: cost })],
                part: free ? { tech, track } : { do: 'research', tech, track },
                details: `tech:${tech}`,
              })}
            >
              <div className={`ec-option ec-track-${track}`} data-open={free || why === null}>
                <span>{say(`track.${track}`)}</span>
                {!free && (
                  <b>
                    <ResourceSvg resource="science" /> {cost}
                  </b>
                )}
              </div>
            </Plate>
          </li>
        );
      })}
    </ul>
  );
}
