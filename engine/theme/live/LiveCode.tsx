export default function LiveCode() {
  return null
}
