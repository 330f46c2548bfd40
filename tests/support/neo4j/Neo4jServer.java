import java.nio.file.Path;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.io.ByteUnit;

/** A Neo4j server with its data in the first argument, speaking Bolt on the loopback port of the second. Ends with its standard input. */
public class Neo4jServer {
    public static void main(String[] arguments) throws Exception {
        var service = new DatabaseManagementServiceBuilder(Path.of(arguments[0]))
            .setConfig(GraphDatabaseSettings.pagecache_memory, ByteUnit.mebiBytes(64))
            .setConfig(BoltConnector.enabled, true)
            .setConfig(BoltConnector.listen_address, new SocketAddress("127.0.0.1", Integer.parseInt(arguments[1])))
            .build();
        System.out.println("started");
        while (System.in.read() != -1) {}
        service.shutdown();
    }
}
