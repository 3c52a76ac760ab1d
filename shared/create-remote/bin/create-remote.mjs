#!/usr/bin/env node
import { run } from '@tessera/create-remote/cli';

process.exitCode = await run(process.argv.slice(2));
