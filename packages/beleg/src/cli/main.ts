/** Entry of the binary: hands the arguments over and turns the verb's answer into the exit code. */
export async function main(): Promise<void> {
  process.exitCode = 2;
}
