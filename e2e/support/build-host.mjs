// Runs commands in sequence in one process, in contrast to `packages/core/cli/run.mjs`: loading the engine
// takes longer than most builds.
let count = 0

process.on('disconnect', () => process.exit())
process.on('message', async ({ args, env }) => {
  const said = []
  const streams = [process.stdout, process.stderr]
  for (const stream of streams)
    stream.write = (chunk, ...rest) => {
      said.push(Buffer.from(chunk))
      rest.find(last => typeof last === 'function')?.()
      return true
    }
  process.argv.splice(2, Infinity, ...args)
  Object.assign(process.env, env)
  await import(`../../packages/core/cli/run.mjs?${++count}`)
  const code = process.exitCode
  process.exitCode = undefined
  for (const name of Object.keys(env)) delete process.env[name]
  for (const stream of streams) delete stream.write
  process.send({ code, text: Buffer.concat(said).toString() })
})
