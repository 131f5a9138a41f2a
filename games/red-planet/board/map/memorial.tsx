import { useBoard, useFace, useIntent, useThing } from '../context.tsx';
import { CompanySign } from '../pieces/figures.tsx';
import { Name } from '../pieces/plate.tsx';
import { Touch } from '../pieces/touch.tsx';
import { peopleIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';

/** Lost in Space: an obelisk among the stars with the dead of every company, 280 x 240, around the origin. */
export function Memorial() {
  const { view, say } = useBoard();
  const intent = useIntent();
  const thing = useThing();
  const { lost } = view.table;
  const dead = lost.map((count, company) => ({ count, company }));
  const name = [
    say('board.lost'),
    ...(lost.some((count) => count > 0) ? peopleIn(lost, say) : [say('board.lost.empty')]),
  ];
  const rising = intent?.move?.from === 'memorial';
  return (
    <>
      <path
        className="rp-memorial-sky"
        d="M-140 -96Q-140 -120 -116 -120H116Q140 -120 140 -96V98Q140 120 116 120H-116Q-140 120 -140 98Z"
      />
      <path className="rp-stars" d={STARS} />
      <path className="rp-obelisk" d="M-12 -108L0 -122L12 -108L20 8H-20Z" />
      <path className="rp-obelisk-shade" d="M0 -122L12 -108L20 8H0Z" />
      <path className="rp-obelisk" d="M-44 8H44V24H-44ZM-62 24H62V42H-62Z" />
      <path className="rp-wreath" d="M-16 -36A17 17 0 1 0 16 -36M-18 -44L-16 -34L-8 -40M18 -44L16 -34L8 -40" />
      {dead.map(({ company, count }, i) => (
        <Dead
          key={company}
          company={company}
          count={count}
          rising={rising && company === intent?.company}
          x={place(i, dead.length)}
        />
      ))}
      <Name text={say('board.lost')} short={say('board.lost.short')} y={118} width={250} size={27} />
      <Touch thing={thing(ids.memorial, name)} width={284} height={260} />
    </>
  );
}

const STARS =
  'M-104 -84v12M-110 -78h12M-72 -46v8M-76 -42h8M96 -90v12M90 -84h12M64 -50v8M60 -46h8M-112 -20v8M-116 -16h8M110 -24v8M106 -20h8M-52 -98v6M-55 -95h6M44 -100v6M41 -97h6';

/** Three at each side would hide the obelisk, so they stand in a row before it. */
const place = (i: number, count: number): number => (i - (count - 1) / 2) * Math.min(64, 252 / count);

interface DeadProps {
  readonly company: number;
  readonly count: number;
  readonly rising: boolean;
  readonly x: number;
}

function Dead({ company, count, rising, x }: DeadProps) {
  const { mark } = useFace(company);
  return (
    <g
      transform={`translate(${x} 62)`}
      className={`player-${mark}${count === 0 ? ' rp-none' : ''}${rising ? ' rp-rising' : ''}`}
    >
      <CompanySign company={company} as="lost" y={-8} size={26} />
      <text className="rp-memorial-count" y="32">
        {count}
      </text>
    </g>
  );
}
