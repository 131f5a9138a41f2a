import { Bust, Coat, Face, Mouth } from './bust.tsx';

/** White hair in all directions, goggles, something that bubbles. */
export const Scientist = () => (
  <Bust>
    <path
      className="rp-p-white"
      d="M40 60C26 62 20 54 26 48C16 44 18 32 28 34C22 24 32 16 40 22C40 10 54 6 60 14C66 6 80 10 80 22C88 16 98 24 92 34C102 32 104 44 94 48C100 54 94 62 80 60Z"
    />
    <Coat tone="white" />
    <path className="rp-p-green" d="M52 102L60 110L68 102L66 112L60 108L54 112Z" />
    <Face />
    <path
      className="rp-p-white"
      d="M42 36C50 26 70 26 78 36C72 32 66 31 60 33C54 31 48 32 42 36ZM60 68C54 66 50 69 48 73C54 75 58 73 60 71C62 73 66 75 72 73C70 69 66 66 60 68Z"
    />
    <Mouth />
    <path className="rp-p-leather" d="M38 49H82V55H38Z" />
    <circle className="rp-p-brass" cx="49" cy="52" r="11.500" />
    <circle className="rp-p-brass" cx="71" cy="52" r="11.500" />
    <circle className="rp-p-glass" cx="49" cy="52" r="7.500" />
    <circle className="rp-p-glass" cx="71" cy="52" r="7.500" />
    <path className="rp-p-line rp-p-shine" d="M45 52A4 4 0 0 1 49 48M67 52A4 4 0 0 1 71 48" />
    <g transform="translate(95 100)">
      <path className="rp-p-glass" d="M-6 -18H6V-2L17 24Q19 30 12 30H-12Q-19 30 -17 24L-6 -2Z" />
      <path className="rp-p-violet" d="M-11 12H12L17 24Q19 30 12 30H-12Q-19 30 -17 24Z" />
      <path className="rp-p-brass" d="M-8 -22H8V-16H-8Z" />
      <circle className="rp-p-violet" cx="2" cy="-30" r="3.500" />
      <circle className="rp-p-violet" cx="-5" cy="-38" r="2.500" />
      <circle className="rp-p-paper" cx="-3" cy="20" r="2.500" />
    </g>
  </Bust>
);
