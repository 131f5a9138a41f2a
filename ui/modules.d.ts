declare module 'game-icon:*' {
  /** The path of the icon in a 512 x 512 box. */
  const path: string;
  export default path;
}
declare module '*.css';
