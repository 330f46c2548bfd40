// Loaded before a process (`node --import`), it lets the disk look as if it filled up: BELEG_TEST_ROOM bytes beyond the reserve
// are left, less what is written. The way to test a full disk where nothing may be mounted.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

let room = 64 * 1024 * 1024 + Number(process.env.BELEG_TEST_ROOM);
const { writeSync, statfsSync } = fs;
fs.writeSync = (file, data, ...rest) => {
  const written = writeSync(file, data, ...rest);
  room -= written;
  return written;
};
fs.statfsSync = (...args) => Object.assign(statfsSync(...args), { bsize: 1, bavail: Math.max(0, room) });
syncBuiltinESMExports();
