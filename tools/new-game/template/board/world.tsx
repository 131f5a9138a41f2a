/** The game's world on the front page, in a box of 200 x 200. It is loaded without the board, so it brings its colours. */
export function World() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="88" cy="104" r="66" fill="#5d5a8c" />
      <path d="M88 38a66 66 0 0 0-40 118a74 74 0 0 1 40-118z" fill="#8d8ac2" />
      <circle cx="112" cy="82" r="11" fill="#4b4876" />
      <circle cx="76" cy="130" r="15" fill="#4b4876" />
      <circle cx="162" cy="58" r="24" fill="#c9b36a" />
      <circle cx="155" cy="51" r="6" fill="#ecdca0" />
      <circle cx="158" cy="152" r="15" fill="#7fb3a8" />
      {[
        [96, 100],
        [124, 124],
        [70, 86],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4.5" fill="#ffe9a8" stroke="#ffcf5a" strokeWidth="2" />
      ))}
    </svg>
  );
}
