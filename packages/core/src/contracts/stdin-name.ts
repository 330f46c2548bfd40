/** What a text is called that came through a pipe and has no file. */
export const STDIN_NAME = "<stdin>";
