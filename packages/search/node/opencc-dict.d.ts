/** The package lacks types for its dictionaries: "traditional simplified|traditional simplified". */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string
  export default pairs
}
