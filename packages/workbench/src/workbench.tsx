/** The empty shell: the pages arrive with the service they talk to. */
export function Workbench() {
  return (
    <main>
      <h1>Beleg</h1>
      <p>No verdict without a quote.</p>
    </main>
  );
}
